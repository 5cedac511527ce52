import { useEffect, useState, useSyncExternalStore } from 'react';
import { Keyboard } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { keptSwitch } from '../kept-switch.ts';
import { shortcutOf } from './shortcut-of.ts';

const isOn = keptSwitch('admin-shortcuts');

/** The button that explains the shortcuts, and the shortcuts themselves. They can be switched off (WCAG 2.1.4). */
export function Shortcuts() {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const [isOpen, setIsOpen] = useState(false);
  const areOn = useSyncExternalStore(isOn.subscribe, isOn.current, () => true);
  useEffect(() => {
    if (!areOn) return undefined;
    const press = (event: KeyboardEvent) => act(event, () => setIsOpen(true));
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [areOn]);
  return (
    <>
      <button type="button" className="admin-nav-link" onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden="true" className="size-5" />
        <span>{t('keys.title')}</span>
      </button>
      <Sheet
        title={t('keys.title')}
        closeLabel={shell('toast.close')}
        isOpen={isOpen}
        variant="middle"
        onClose={() => setIsOpen(false)}
      >
        <dl className="admin-versions">
          <dt>/</dt>
          <dd>{t('keys.search')}</dd>
          <dt>J, ↓</dt>
          <dd>{t('keys.next')}</dd>
          <dt>K, ↑</dt>
          <dd>{t('keys.previous')}</dd>
          <dt>?</dt>
          <dd>{t('keys.help')}</dd>
        </dl>
        <label className="admin-tick">
          <input type="checkbox" checked={areOn} onChange={({ target }) => isOn.set(target.checked)} />
          {t('keys.on')}
        </label>
      </Sheet>
    </>
  );
}

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="log"], dialog';
const ENTRIES =
  '#content .admin-list > li > a, #content .admin-list > li a.admin-strong, #content .ticket-row-link';

function act(event: KeyboardEvent, showHelp: () => void): void {
  const focused = document.activeElement;
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)];
  const place = entries.findIndex((entry) => entry === focused);
  const shortcut = shortcutOf({
    key: event.key,
    hasModifier: event.ctrlKey || event.altKey || event.metaKey,
    isTyping: focused?.closest(TYPED_INTO) != null,
    isInList: place !== -1,
  });
  if (shortcut === null) return;
  event.preventDefault();
  if (shortcut === 'help') showHelp();
  else if (shortcut === 'search')
    document.querySelector<HTMLElement>('#content input[type="search"]')?.focus();
  else
    entries[shortcut === 'next' ? Math.min(place + 1, entries.length - 1) : Math.max(place - 1, 0)]?.focus();
}
