/** Made by plugins/icons.ts. */
declare module 'virtual:icons' {
  const drawings: Record<import('./icons/names').IconName, string>;
  export default drawings;
}

/** Made by plugins/messages.ts: reads the messages of a folder in a language. */
declare module 'virtual:messages' {
  type Folder = 'client' | 'cards' | 'lesson' | 'rulebook' | 'server' | 'words';
  const readers: Record<Folder, Record<'en' | 'fr', () => Promise<string>>>;
  export default readers;
}
