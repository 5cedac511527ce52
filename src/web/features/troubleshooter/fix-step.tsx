import type { GuidePhone, GuideStep } from '#core/esims/installation/phone-guide.ts';
import type { Question } from '#core/esims/troubleshooter/troubleshoot.ts';
import { PhoneChoice } from '../../esims/phone-choice.tsx';
import { PhonePicture } from '../../esims/phone-picture.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useDevice } from '../../visitor/use-device.ts';
import { ApnValue } from './apn-value.tsx';
import type { HelpedEsim } from './helped-esim.ts';
import { StepCard, type StepBack } from './step-card.tsx';

type Properties = StepBack &
  Readonly<{
    question: Question;
    esim: HelpedEsim;
    /** Null: the customer has not named one, so it is that of this device. */
    named: GuidePhone | null;
    onPhone: (phone: GuidePhone) => void;
    onWorked: () => void;
    onFailed: () => void;
  }>;

const PICTURES: Readonly<Record<Question, GuideStep>> = {
  'line-on': 'roaming',
  'data-on': 'lines',
  'roaming-on': 'roaming',
  apn: 'settings',
  waited: 'roaming',
};

/** The likely fix, in the words of the customer's phone. */
export function FixStep({ question, esim, named, onPhone, onWorked, onFailed, onBack }: Properties) {
  const t = useMessages('troubleshooter');
  const { guide } = useDevice();
  const phone = named ?? guide;
  return (
    <StepCard title={t('fix.title')} onBack={onBack}>
      <div className="w-full">
        <PhoneChoice value={phone} onChange={onPhone} />
      </div>
      <div className="flex items-center gap-4">
        <PhonePicture phone={phone} step={PICTURES[question]} />
        <p className="text-lg">{t(`fix.${question}.${phone}`)}</p>
      </div>
      {question === 'apn' ? <ApnValue esim={esim} /> : null}
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onWorked}>
          {t('fix.worked')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onFailed}>
          {t('fix.failed')}
        </button>
      </div>
    </StepCard>
  );
}
