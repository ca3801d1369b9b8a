"""Buckets fill with time, and memory stays bounded whoever knocks."""

import pytest

from hivernage.server.ops.limits import Bucket, Buckets, Places, network_of


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_bucket_gives_its_burst_and_then_its_rate(clock: Clock):
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]


def test_a_bucket_never_holds_more_than_its_burst(clock: Clock):
    bucket = Bucket(rate=10, burst=2, clock=clock)
    bucket.take()
    assert not bucket.is_full()
    clock.now += 3600
    assert bucket.is_full()
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_each_address_has_its_own_bucket(clock: Clock):
    buckets = Buckets(rate=1, burst=1, clock=clock)
    assert buckets.take("192.0.2.1")
    assert not buckets.take("192.0.2.1")
    assert buckets.take("192.0.2.2")
    assert buckets.wait("192.0.2.1") == 1
    assert buckets.wait("192.0.2.3") == 0


def test_a_subscriber_with_many_ipv6_addresses_has_one_bucket(clock: Clock):
    buckets = Buckets(rate=1, burst=1, clock=clock)
    assert buckets.take("2001:db8:1:2::1")
    assert not buckets.take("2001:db8:1:2:ffff::9")
    assert buckets.take("2001:db8:1:3::1")


def test_full_buckets_are_forgotten(clock: Clock):
    buckets = Buckets(rate=1, burst=1, clock=clock)
    for last in range(50):
        buckets.take(f"192.0.2.{last}")
    assert len(buckets) == 50
    clock.now += 1
    buckets.take("198.51.100.1")
    assert len(buckets) == 1


def test_memory_is_bounded_and_who_was_just_refused_is_not_forgotten(clock: Clock):
    buckets = Buckets(rate=0.001, burst=1, most=10, clock=clock)
    buckets.take("192.0.2.1")
    for last in range(1000):
        buckets.take(f"2001:db8:{last:x}::1")
        assert not buckets.take("192.0.2.1")
        assert len(buckets) <= 10


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 1000, "x" * 100),
    ],
)
def test_whose_address_it_is(address: str, network: str):
    assert network_of(address) == network


def test_places_are_taken_and_given_back():
    places = Places(2)
    assert [places.enter("::1") for _ in range(3)] == [True, True, False]
    assert places.enter("192.0.2.1")
    places.leave("::1")
    assert places.enter("::1")


def test_nobody_is_remembered_who_holds_no_place():
    places = Places(1)
    places.enter("::1")
    places.leave("::1")
    places.leave("192.0.2.1")
    assert len(places) == 0
