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
  const [current, setQuery] = useSearchParams();
  const choice: ReportChoice = {
    esim: current.get('esim'),
    from: current.get('from') ?? '',
    to: current.get('to') ?? '',
  };
  const change = (changed: Partial<ReportChoice>) => {
    const next = { ...choice, ...changed };
    const query = new URLSearchParams();
    for (const [name, value] of [
      ['esim', next.esim ?? ''],
      ['from', next.from],
      ['to', next.to],
    ] as const)
      if (value !== '') query.set(name, value);
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  return { choice, change, isWrong: choice.from !== '' && choice.to !== '' && choice.from > choice.to };
}

/** Dates of this format sort as texts. */
export function isInRange(date: string, { from, to }: ReportChoice): boolean {
  return date >= from && (to === '' || date <= to);
}
