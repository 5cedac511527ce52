import { isUnlimitedAmount, MEGABYTES_PER_GIGABYTE, parseMegabytes } from './data-amount.ts';
import type { DataSize, Region, Service } from './filters.ts';
import type { Package } from './package.ts';
import { isNameOfRegion, type ListedRegion } from '../geography/region-names.ts';

type RegionFields = Pick<Package, 'coverage_type' | 'country_region' | 'region'>;

export function matchesRegion(item: RegionFields, region: Region): boolean {
  switch (region) {
    case 'all':
      return true;
    case 'global':
      return item.coverage_type === 'global';
    case 'middle_east':
      return item.region === region || item.country_region.includes('Middle East');
    case 'europe':
    case 'asia':
    case 'americas':
    case 'africa':
    case 'oceania':
      return matchesListedRegion(item, region);
  }
}

function matchesListedRegion(item: RegionFields, region: ListedRegion): boolean {
  if (item.region === region) return true;
  return item.coverage_type === 'regional' && isNameOfRegion(item.country_region, region);
}

/** Sizes are parsed from the amount, so "7.5 GB" matches although no list contains it. */
export function matchesDataSize(dataAmount: string, size: DataSize): boolean {
  if (size === 'all') return true;
  if (size === 'unlimited') return isUnlimitedAmount(dataAmount);
  const megabytes = parseMegabytes(dataAmount);
  if (megabytes === null || megabytes === Infinity) return false;
  const gigabytes = megabytes / MEGABYTES_PER_GIGABYTE;
  switch (size) {
    case '1':
      return gigabytes <= 2;
    case '5':
      return gigabytes > 2 && gigabytes < 8;
    case '10':
      return gigabytes >= 8;
  }
}

export function matchesService({ sms, voice }: Pick<Package, 'sms' | 'voice'>, service: Service): boolean {
  switch (service) {
    case 'all':
      return true;
    case 'data-only':
      return sms === 0 && voice === 0;
    case 'sms-voice':
      return sms > 0 || voice > 0;
    case 'sms':
      return sms > 0;
    case 'voice':
      return voice > 0;
  }
}
