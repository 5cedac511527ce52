import { ArrowLeft } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';

export function BackToCatalogue() {
  const t = useMessages('admin-catalogue');
  return (
    <p>
      <LocalizedLink to="/admin/catalogue" className="admin-link catalogue-back">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('back')}
      </LocalizedLink>
    </p>
  );
}
