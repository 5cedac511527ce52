import { useSearchParams } from 'react-router';

export type ReportChoice = Readonly<{
  /** Null: all eSIMs. */
  esim: string | null;
  /** Dates such as "2026-11-08"; empty: no limit. */
  from: string;
  to: string;
}>;

/** What the report is about. It is in the address, so a report can be opened again. */
export function useReportChoice() {
  const [query, setQuery] = useSearchParams();
  const choice: ReportChoice = {
    esim: query.get('esim'),
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
  };
  const change = (changed: Partial<ReportChoice>) => {
    const next = { ...choice, ...changed };
    const set = Object.entries(next).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, value]],
    );
    setQuery(Object.fromEntries(set), { replace: true, preventScrollReset: true });
  };
  return { choice, change, isWrong: choice.from !== '' && choice.to !== '' && choice.from > choice.to };
}

/** Dates of this format sort as texts. */
export function isInRange(date: string, { from, to }: ReportChoice): boolean {
  return date >= from && (to === '' || date <= to);
}
