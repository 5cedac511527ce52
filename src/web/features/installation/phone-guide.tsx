import { useState } from 'react';
import { type GuidePhone, GUIDE_STEPS } from '#core/esims/installation/phone-guide.ts';
import { PhoneChoice } from '../../esims/phone-choice.tsx';
import { PhonePicture } from '../../esims/phone-picture.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useDevice } from '../../visitor/use-device.ts';

/** The steps on an iPhone, a Samsung or a Pixel, with a drawing each; those of this phone first. */
export function PhoneGuide() {
  const t = useMessages('install');
  const device = useDevice();
  const [chosen, setChosen] = useState<GuidePhone | null>(null);
  const phone = chosen ?? device.guide;
  return (
    <section className="mt-8">
      <h3 className="mb-3 text-2xl">{t('guide.heading')}</h3>
      <PhoneChoice value={phone} onChange={setChosen} />
      <ol className="install-guide">
        {GUIDE_STEPS.map((step, index) => (
          <li key={step} className="install-guide-step">
            <PhonePicture phone={phone} step={step} />
            <p>
              <strong className="font-display text-coral">{index + 1}.</strong> {t(`guide.${phone}.${step}`)}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-soft">{t(`guide.${phone}.differ`)}</p>
    </section>
  );
}
