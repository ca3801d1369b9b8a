import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tick } from 'svelte';

import Tip from './Tip.svelte';

const LONG_ENOUGH = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button data-tip="Bandages">B</button>';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const read = () => document.querySelector('[role=tooltip]')?.textContent?.trim();

async function pointAt(selector: string): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH);
  await tick();
}

async function openScene(): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', '<div aria-modal="true"><button data-tip="Go on">G</button></div>');
  await vi.advanceTimersByTimeAsync(0);
  await tick();
}

test('a tip goes when a scene takes the screen', async () => {
  render(Tip);
  await pointAt('button');
  expect(read()).toBe('Bandages');
  await openScene();
  expect(read()).toBe('');
});

test('nothing below a scene is read, what is in it is', async () => {
  render(Tip);
  await openScene();
  await pointAt('body > button');
  expect(read()).toBe('');
  await pointAt('[aria-modal] button');
  expect(read()).toBe('Go on');
});
