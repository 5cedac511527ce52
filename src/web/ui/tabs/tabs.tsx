import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { tabForKey } from './tab-for-key.ts';

type Tab<Name extends string> = Readonly<{ name: Name; label: string; address: string }>;

type Properties<Name extends string> = Readonly<{
  label: string;
  /** Three tabs: on phones each takes a third of the row. */
  tabs: readonly Tab<Name>[];
  selected: Name;
  /** True once the arrow keys work. Until then each tab is reached by Tab. */
  isRoving: boolean;
  /** The content of the selected tab. */
  children: ReactNode;
}>;

/** In two lines where the words need them. */
function tabClass(isSelected: boolean): string {
  const colours = isSelected ? 'bg-sea text-on-sea' : 'text-ink hover:text-sea';
  return `flex min-h-12 items-center justify-center rounded-xl px-2 py-1 text-center text-sm/tight font-semibold sm:flex-auto sm:text-base/tight ${colours}`;
}

/**
 * Tabs by the ARIA pattern. They are links, so each has an address and works before scripts run. Back leaves the screen
 * instead of going through the tabs.
 */
export function Tabs<Name extends string>({ label, tabs, selected, isRoving, children }: Properties<Name>) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const selectByKey = (event: KeyboardEvent) => {
    const current = tabs.find(({ name }) => name === selected);
    const tab = current === undefined ? null : tabForKey(tabs, current, event.key);
    if (tab === null) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus();
    void navigate(tab.address, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mb-4 grid grid-cols-3 gap-1 sm:flex rounded-2xl border border-line bg-card p-1"
        onKeyDown={selectByKey}
      >
        {tabs.map(({ name, label: words, address }) => (
          <Link
            key={name}
            id={`${id}-${name}`}
            data-tab={name}
            role="tab"
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={isRoving && name !== selected ? -1 : 0}
            className={tabClass(name === selected)}
            to={address}
            replace
            preventScrollReset
          >
            {words}
          </Link>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
