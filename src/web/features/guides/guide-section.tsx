import type { GuideLink, GuideSection, GuideTable } from '#core/guides/guide.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';

/** One question of a guide with its answer. */
export function GuideSectionView({ id, heading, paragraphs, rules, table, links, next }: GuideSection) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="guide-section">
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-3 max-w-prose">
          {text}
        </p>
      ))}
      {rules === undefined ? null : <Rules rules={rules} />}
      {table === undefined ? null : <Trips {...table} />}
      {links === undefined ? null : <GuideLinks links={links} />}
      {next === undefined ? null : <NextLinks links={next} />}
    </section>
  );
}

function Rules({ rules }: Required<Pick<GuideSection, 'rules'>>) {
  return (
    <dl className="guide-rules">
      {rules.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Trips({ caption, columns, trips }: GuideTable) {
  return (
    <table className="guide-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.trip}</th>
          <th scope="col">{columns.plan}</th>
          <th scope="col" className="guide-price">
            {columns.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {trips.map(({ days, need, plan, price, to }) => (
          <tr key={days}>
            <th scope="row" className="font-semibold">
              {days}
              <span className="block font-normal text-ink-soft">{need}</span>
            </th>
            <td>
              {to === null ? (
                plan
              ) : (
                <LocalizedLink to={to} className="text-sea underline">
                  {plan}
                </LocalizedLink>
              )}
            </td>
            <td className="guide-price">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Places with a note; in columns where there is room. */
export function GuideLinks({ links }: Readonly<{ links: readonly GuideLink[] }>) {
  return (
    <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {links.map((link) => (
        <li key={link.name} className="border-t border-line">
          <GuideLinkRow {...link} />
        </li>
      ))}
    </ul>
  );
}

type RowProperties = GuideLink & Readonly<{ countryCode?: string }>;

export function GuideLinkRow({ to, name, note, countryCode }: RowProperties) {
  const content = (
    <>
      <span className="flex items-center gap-2.5 font-semibold">
        {countryCode === undefined ? null : <Flag countryCode={countryCode} />}
        {name}
      </span>
      {note === null ? null : <span className="text-ink-soft">{note}</span>}
    </>
  );
  if (to === null) return <span className="guide-link">{content}</span>;
  return (
    <LocalizedLink to={to} className="guide-link">
      {content}
    </LocalizedLink>
  );
}

export function NextLinks({ links }: Readonly<{ links: readonly GuideLink[] }>) {
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {links.map(({ to, name }) =>
        to === null ? null : (
          <LocalizedLink key={to} to={to} className={buttonClass('quiet')}>
            {name}
          </LocalizedLink>
        ),
      )}
    </p>
  );
}
