import type { ListedEsim } from '#contract/account/my-esims.ts';
import { forecastEsims } from '#core/esims/analytics/forecast-esims.ts';
import type { UsageReader } from '#core/esims/analytics/usage-reader.ts';
import type { OwnedEsim } from '#core/esims/my-esims.ts';
import type { Forecast } from '#core/esims/usage/forecast.ts';
import type { Language } from '#core/language.ts';
import { packagesOf } from '../topups/show-topups.ts';
import { showEsim } from './show-esim.ts';

type Owned = Readonly<{
  userId: string;
  esims: readonly OwnedEsim[];
  usage: Pick<UsageReader, 'readingsOf'>;
}>;

type ViewOptions = Readonly<{ language: Language; now: Date }>;

/** All eSIMs of a customer. While top-ups wait, the end of the running package is not the end of the data. */
export async function showEsimList(
  { userId, esims, usage }: Owned,
  shown: ViewOptions,
): Promise<ListedEsim[]> {
  const alone = esims.filter((esim) => packagesOf(esim).waiting.length === 0);
  const forecasts = await forecastEsims(usage, { userId, esims: alone, now: shown.now });
  return esims.map((esim) => ({
    ...showEsim(esim, shown),
    forecast: showForecast(forecasts.get(esim.id)),
  }));
}

/** Nothing used so far is no pace. */
function showForecast(found: Forecast | undefined): ListedEsim['forecast'] {
  if (found?.kind === 'lasts' && found.pace.average > 0) return { kind: 'lasts' };
  if (found?.kind !== 'runs-out') return null;
  const { kind, at, earliest, latest } = found;
  return {
    kind,
    at: at.toISOString(),
    earliest: earliest.toISOString(),
    latest: latest === null ? null : latest.toISOString(),
  };
}
