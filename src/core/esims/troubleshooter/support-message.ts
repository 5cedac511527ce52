import type { PhoneSystem } from '#core/devices/phone-system.ts';
import type { Translate } from '#messages/translate.ts';
import type { GuidePhone } from '../installation/phone-guide.ts';
import { type Answers, type doubtOf, type Question, QUESTIONS } from './troubleshoot.ts';

/** What support needs to know. Nothing here installs an eSIM or identifies its owner to anybody else. */
export type SupportCase = Readonly<{
  /** Null: the sender received the eSIM by a link, and does not know it. */
  orderNumber: string | null;
  /** The eSIM's title: "Japan eSIM, 1 GB, 7 days". */
  title: string;
  /** The network has seen it on a phone. */
  isConnected: boolean;
  /** The status as the customer sees it, and the time of the reading; null: not read yet. */
  status: string;
  readAt: string | null;
  /** "iPhone, iOS 18.2". Null: not known. */
  device: string | null;
  answers: Answers;
  /** What the customer answered to that status. Null: nothing. */
  doubt: ReturnType<typeof doubtOf>;
  /** What the network's readings prove, and was therefore not a question. */
  proven: readonly Question[];
}>;

/** The first message to support, for the contact form. The customer can change it before sending. */
export function supportMessage(facts: SupportCase, t: Translate<'troubleshooter'>): string {
  const { orderNumber, title, isConnected, status, readAt, device, answers, doubt, proven } = facts;
  const answered = QUESTIONS.flatMap((question) => {
    const answer = answers[question] ?? (proven.includes(question) ? 'proven' : undefined);
    if (answer === undefined) return [];
    // Waiting is done, not changed.
    const words = question === 'waited' && answer === 'tried' ? 'waitedTried' : answer;
    const subject = question === 'waited' && isConnected ? 'again' : question;
    return `- ${t(`message.${subject}`)}: ${t(`message.${words}`)}`;
  });
  const lines = [
    t('message.hello'),
    '',
    orderNumber === null ? t('message.shared') : t('message.order', { number: orderNumber }),
    t('message.esim', { title }),
    readAt === null ? t('message.status', { status }) : t('message.statusAsOf', { status, time: readAt }),
    ...(doubt === null ? [] : [t('message.answered', { answer: t(doubt) })]),
    ...(device === null ? [] : [t('message.device', { device })]),
    ...(answered.length === 0 ? [] : ['', t('message.checked'), ...answered]),
    '',
    t('message.more'),
    '',
  ];
  return lines.join('\n');
}

const PHONE_NAMES: Readonly<Record<GuidePhone, string>> = {
  iphone: 'iPhone',
  samsung: 'Samsung (Android)',
  pixel: 'Android',
};

/**
 * The phone that the customer named, otherwise this one, with the version of iOS: browsers on Android hide theirs. Null on a
 * computer where none was named.
 */
export function describeDevice(
  { named, guide }: Readonly<{ named: GuidePhone | null; guide: GuidePhone }>,
  { name, version }: PhoneSystem,
): string | null {
  if (named === null && name === 'other') return null;
  const phone = named ?? guide;
  const isThisPhone = name === 'ios' && phone === 'iphone' && version !== null;
  return isThisPhone ? `iPhone, iOS ${version.join('.')}` : PHONE_NAMES[phone];
}
