import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxFailed, BoxLoading } from '../frame/states.tsx';
import { DiscountForm } from './discount-form.tsx';
import { fetchChoices } from './discount-requests.ts';

export default function NewDiscountScreen() {
  const t = useMessages('admin-discounts');
  const navigate = useNavigate();
  const { data, isPending, refetch } = useMyQuery(['staff', 'discount-choices'], fetchChoices);
  return (
    <>
      <LocalizedLink to="/admin/discounts" className={`admin-back ${buttonClass('chip')}`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </LocalizedLink>
      <ScreenTitle title={t('new')} />
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <DiscountForm
          discount={null}
          timeZone={data.timeZone}
          onSaved={({ discount: { code } }) => {
            toasts.show({ title: t('saved', { code }), tone: 'good' });
            void navigate(`/admin/discounts/code/${code}`);
          }}
          onKeepStored={() => undefined}
        />
      )}
    </>
  );
}
