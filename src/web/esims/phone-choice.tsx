import { GUIDE_PHONES, type GuidePhone } from '#core/esims/installation/phone-guide.ts';
import { useMessages } from '../language/use-messages.ts';
import { ChoiceGroup } from '../ui/choice/choice-group.tsx';

type Properties = Readonly<{ value: GuidePhone; onChange: (phone: GuidePhone) => void }>;

/** Whose menus the steps describe. */
export function PhoneChoice({ value, onChange }: Properties) {
  const t = useMessages('install');
  const choices = GUIDE_PHONES.map((phone) => ({ value: phone, words: t(`guide.phones.${phone}`) }));
  return <ChoiceGroup legend={t('guide.phone')} choices={choices} value={value} onChange={onChange} />;
}
