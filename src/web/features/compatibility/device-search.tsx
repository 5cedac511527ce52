import { QuerySearch } from '../../forms/query-search.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';

export function DeviceSearch({ search }: Readonly<{ search: string }>) {
  const t = useMessages('compatibility');
  const path = useLocalizedPath();
  return (
    <QuerySearch
      action={path('/compatibility')}
      search={search}
      words={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        button: t('search.button'),
      }}
    />
  );
}
