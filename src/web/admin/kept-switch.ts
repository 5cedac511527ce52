import { pageStorage } from '../browser/page-storage.ts';

export type KeptSwitch = Readonly<{
  current: () => boolean;
  set: (isOn: boolean) => void;
  subscribe: (changed: () => void) => () => void;
}>;

/** A switch that is on until it is switched off. Kept in this browser; all its tabs follow. */
export function keptSwitch(name: string): KeptSwitch {
  return {
    current: () => pageStorage.get(name) !== 'off',
    set: (isOn) => pageStorage.set(name, isOn ? 'on' : 'off'),
    subscribe: pageStorage.subscribe,
  };
}
