/** How the page calls a player who looks elsewhere: a mark in its title, and two quiet notes. */

const MARK = '● ';
const NOTES = [523.25, 659.25];
const NOTE_LENGTH = 0.18;

let audio: AudioContext | null = null;

/** Browsers play nothing before the first gesture, so sound is made ready by it. */
export function readySound(): () => void {
  const ready = () => {
    audio ??= new AudioContext();
    void audio.resume();
  };
  addEventListener('pointerdown', ready, { once: true });
  addEventListener('keydown', ready, { once: true });
  return () => {
    removeEventListener('pointerdown', ready);
    removeEventListener('keydown', ready);
  };
}

/** Two notes; nothing if there was no gesture yet. */
export function playSound(): void {
  if (audio?.state !== 'running') return;
  for (const [n, pitch] of NOTES.entries()) playNote(audio, pitch, audio.currentTime + n * NOTE_LENGTH);
}

function playNote(audio: AudioContext, pitch: number, at: number): void {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  oscillator.type = 'sine';
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_LENGTH * 1.8);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE_LENGTH * 2);
}

/** Put the mark before the title, with what is asked; `unmarkTitle` takes it away again. */
export function markTitle(text: string): void {
  unmarkTitle();
  document.title = `${MARK}${text} · ${document.title}`;
}

export function unmarkTitle(): void {
  if (!document.title.startsWith(MARK)) return;
  document.title = document.title.slice(document.title.indexOf(' · ') + 3);
}
