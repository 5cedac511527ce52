import { keptSwitch } from '../kept-switch.ts';

/** Whether a message of a customer is announced with a sound. Kept in this browser. */
export const soundIsOn = keptSwitch('staff-chat-sound');

/** Two short tones. Browsers allow it once the person has pressed something on the page. */
export function playSound(): void {
  if (!soundIsOn.current() || !('AudioContext' in window)) return;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = 0.08;
  volume.connect(context.destination);
  for (const [index, hertz] of [660, 880].entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(volume);
    tone.start(context.currentTime + index * 0.14);
    tone.stop(context.currentTime + index * 0.14 + 0.11);
    if (index === 1) tone.addEventListener('ended', () => void context.close());
  }
}
