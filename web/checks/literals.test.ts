// @vitest-environment node
/** No words outside the .ftl files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

import { messageFiles } from '../plugins/messages.ts';
import { literalsInSvelte, literalsInTypeScript } from './literals.ts';

const SOURCES = join(import.meta.dirname, '../src');
const GENERATED = ['lib/wire.ts'];

function sources(ending: string): string[] {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).map((path) => path.replaceAll('\\', '/'));
  return paths.filter((path) => path.endsWith(ending) && !path.includes('.test.') && !GENERATED.includes(path));
}

const read = (path: string) => readFileSync(join(SOURCES, path), 'utf-8');

test.each(sources('.svelte'))('%s has no words of its own', (path) => {
  expect(literalsInSvelte(read(path))).toEqual([]);
});

test.each(sources('.ts'))('%s has no words of its own', (path) => {
  expect(literalsInTypeScript(read(path))).toEqual([]);
});

test('every key that is asked for by name exists', () => {
  const bundle = new FluentBundle('en');
  messageFiles('client', 'en').forEach((file) => bundle.addResource(new FluentResource(readFileSync(file, 'utf-8'))));
  const asked = [...sources('.svelte'), ...sources('.ts')].flatMap((path) =>
    [...read(path).matchAll(/\bt\(\s*'([\w-]+)/g)].map((match) => match[1]!),
  );
  expect(asked.length).toBeGreaterThan(0);
  // In comments that explain how it is used:
  const examples = ['key'];
  expect(asked.filter((key) => !bundle.hasMessage(key) && !examples.includes(key))).toEqual([]);
});

describe('the search for words', () => {
  test.each([
    ['<p>Hello</p>', 'Hello'],
    ['{#if x}<b>Hello</b>{/if}', 'Hello'],
    ['{#each xs as x}<b>{x} Hello</b>{/each}', 'Hello'],
    ['<button aria-label="Close"></button>', 'Close'],
    ['<input placeholder={x ? "Name" : t("name")} />', 'Name'],
    ['<p>{x ? "Yes" : t("no")}</p>', 'Yes'],
    ['<p>{`Round ${n}`}</p>', 'Round'],
    ['<p>{"Round " + n}</p>', 'Round'],
    ['<p>{name ?? "Nobody"}</p>', 'Nobody'],
    ['<Panel title="Rules" />', 'Rules'],
    ['<script lang="ts">let a: string = "The winter is long";</script>', 'The winter is long'],
  ])('finds them in %s', (source, words) => {
    expect(literalsInSvelte(source)).toEqual([words]);
  });

  test.each([
    '<p class="quiet main">{t("hello")}: 3 / 5 · {n}</p>',
    '<Icon name="colony" label={t("colony")} />',
    '<a href="/rules" lang="fr" type="button">{x === "rules" ? t("a") : t("b")}</a>',
    '<!-- Hello --><style>p { color: red; }</style>',
  ])('finds none in %s', (source) => {
    expect(literalsInSvelte(source)).toEqual([]);
  });

  test.each([
    ['node.textContent = "Hello"', 'Hello'],
    ['node.setAttribute("aria-label", "Close")', 'Close'],
    ['const text = "Your turn, friend"', 'Your turn, friend'],
  ])('finds them in the script %s', (source, words) => {
    expect(literalsInTypeScript(source)).toEqual([words]);
  });

  test.each(['throw new Error("Nobody reads This one")', 'const page = "start"', 'console.error("Not for players")'])(
    'finds none in the script %s',
    (source) => {
      expect(literalsInTypeScript(source)).toEqual([]);
    },
  );
});
