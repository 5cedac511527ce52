import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { buttonClass } from '../button.tsx';
import { toastContainer } from './toast-container.ts';
import type { Toast } from './toast-store.ts';
import { toasts } from './toasts.ts';

const TONES = { plain: 'border-l-sea', good: 'border-l-good', bad: 'border-l-bad' } as const;

type Properties = Readonly<{ label: string; closeLabel: string }>;

/** The region of the toasts. It is always in the document, so that screen readers announce new content. */
export function Toaster(properties: Properties) {
  const container = useSyncExternalStore(toastContainer.subscribe, toastContainer.current, () => null);
  return container === null ? (
    <ToastRegion {...properties} />
  ) : (
    createPortal(<ToastRegion {...properties} />, container)
  );
}

function ToastRegion({ label, closeLabel }: Properties) {
  const held = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  const open = held.find(({ state }) => state === 'open');
  return (
    <div role="region" aria-label={label} className="toast-region" data-low={open?.isLow}>
      <div role="status" aria-live="polite">
        {open === undefined ? null : <OpenToast key={open.id} toast={open} closeLabel={closeLabel} />}
      </div>
    </div>
  );
}

/** Stays open while the pointer or the keyboard focus is on it. */
function OpenToast({ toast, closeLabel }: Readonly<{ toast: Toast; closeLabel: string }>) {
  const cameFrom = useRef<EventTarget | null>(null);
  const hold = () => toasts.hold(toast.id);
  const release = () => toasts.release(toast.id);
  return (
    <div
      className={`toast border-l-4 ${TONES[toast.tone ?? 'plain']}`}
      onPointerEnter={hold}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) release();
      }}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        hold();
      }}
      onBlur={release}
    >
      <div className="grow py-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.text === undefined ? null : <p className="text-ink-soft">{toast.text}</p>}
      </div>
      {toast.action === undefined ? null : <ActionButton id={toast.id} action={toast.action} />}
      <button
        type="button"
        aria-label={closeLabel}
        className={`shrink-0 ${buttonClass('icon')}`}
        onClick={() => {
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          toasts.dismiss(toast.id);
        }}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

type ActionProperties = Readonly<{ id: number; action: NonNullable<Toast['action']> }>;

function ActionButton({ id, action }: ActionProperties) {
  return (
    <button
      type="button"
      className="text-button shrink-0"
      onClick={() => {
        toasts.dismiss(id);
        action.run();
      }}
    >
      {action.label}
    </button>
  );
}
