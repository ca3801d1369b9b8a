import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const MODULE = 'virtual:messages';
const WEB = resolve(import.meta.dirname, '..');
const PACKAGE = resolve(WEB, '../src/hivernage');

export const LANGUAGES = ['en', 'fr'];

/** Where messages come from: the client's own, and those that the Python side says the same things with. */
export const FOLDERS: Record<string, string> = {
  client: join(WEB, 'messages'),
  lesson: join(PACKAGE, 'lesson/messages'),
  cards: join(PACKAGE, 'cards/text'),
  rulebook: join(PACKAGE, 'rules/rulebook'),
  server: join(PACKAGE, 'server/messages'),
  words: join(PACKAGE, 'words/messages'),
};

/** `virtual:messages` loads each folder in each language when it is wanted, all its .ftl files as one text. */
export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith(MODULE) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + MODULE)) return undefined;
      const [folder, language] = id
        .replace('\0' + MODULE, '')
        .replace('/', '')
        .split('-');
      if (!folder || !language) return directory();
      const files = messageFiles(folder, language);
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf-8')).join('\n'))}`;
    },
  };
}

/** The .ftl files of a folder in a language. */
export function messageFiles(folder: string, language: string): string[] {
  const path = join(FOLDERS[folder]!, language);
  return readdirSync(path)
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(path, name));
}

function directory(): string {
  const reader = (folder: string, language: string) =>
    `${language}: () => import('${MODULE}/${folder}-${language}').then((module) => module.default)`;
  const readers = (folder: string) => LANGUAGES.map((language) => reader(folder, language)).join(', ');
  return `export default { ${Object.keys(FOLDERS).map((folder) => `${folder}: { ${readers(folder)} }`)} }`;
}
