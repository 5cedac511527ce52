import type { ShownAuditEntry } from '#contract/admin/staff.ts';
import { AUDIT_ACTIONS, AUDIT_TARGETS } from '#core/staff/audit-log.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';

/** Who changed what, when, with the values before and after. */
export function AuditList({ entries }: Readonly<{ entries: readonly ShownAuditEntry[] }>) {
  return (
    <ul className="admin-list">
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </ul>
  );
}

function Entry({ at, by, action, target, before, after }: ShownAuditEntry) {
  const t = useMessages('admin-audit');
  const { dateAndTime } = useTimes();
  const known = AUDIT_ACTIONS.find((name) => name === action) ?? 'other';
  const kind = AUDIT_TARGETS.find((name) => name === target.kind) ?? 'other';
  return (
    <li className="admin-row">
      <p>
        <span className="admin-strong">{t(`action.${known}`)}</span>{' '}
        <span className="admin-soft">{t(`target.${kind}`, target)}</span>
      </p>
      <p className="admin-soft">
        {by ?? t('deleted')} · <time dateTime={at}>{dateAndTime(at)}</time>
      </p>
      <dl className="admin-versions">
        <dt>{t('before')}</dt>
        <dd>{textOf(before) ?? t('nothing')}</dd>
        <dt>{t('after')}</dt>
        <dd>{textOf(after) ?? t('nothing')}</dd>
      </dl>
    </li>
  );
}

/** `roles: support, admin`. */
function textOf(values: ShownAuditEntry['before']): string | null {
  if (values === null) return null;
  const parts = Object.entries(values).map(([name, value]) => {
    const shown = Array.isArray(value) ? value.join(', ') : String(value);
    return `${name}: ${shown === '' ? '–' : shown}`;
  });
  return parts.length === 0 ? null : parts.join('; ');
}
