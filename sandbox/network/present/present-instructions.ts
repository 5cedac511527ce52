import type { Operator } from '../catalogue/catalogue.ts';
import type { Esim } from '../shop/esim.ts';
import { languageOfTag, type Language } from '../../pages/languages.ts';
import texts from './instructions.json' with { type: 'json' };
import { activationCode, appleInstallationUrl, qrCodeUrl } from './present-esim.ts';

type Platforms = Readonly<Record<'ios' | 'android', Steps>>;
const TEXTS: Readonly<Record<Language, Platforms>> = texts;

/** The first language of the header that we have, otherwise English. */
export function instructionLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map(languageOfTag);
  return wanted.find((language) => language !== null) ?? 'en';
}

type Subject = Readonly<{ esim: Esim; operator: Operator; origin: string }>;

export function presentInstructions(subject: Subject, language: Language) {
  const { ios, android } = TEXTS[language];
  return {
    instructions: {
      language: language.toUpperCase(),
      ios: [
        {
          model: null,
          version: '15,16,17,18',
          ...platform(ios, subject, { direct_apple_installation_url: appleInstallationUrl(subject.esim) }),
        },
      ],
      android: [{ model: null, version: null, ...platform(android, subject, {}) }],
    },
  };
}

type Steps = Readonly<{ qr: readonly string[]; manual: readonly string[]; network: readonly string[] }>;

function platform(
  steps: Steps,
  { esim, operator, origin }: Subject,
  direct: Readonly<Record<string, string>>,
) {
  return {
    installation_via_qr_code: {
      steps: numbered(steps.qr),
      qr_code_data: activationCode(esim),
      qr_code_url: qrCodeUrl(esim, origin),
      ...direct,
    },
    installation_manual: {
      steps: numbered(steps.manual),
      smdp_address_and_activation_code: activationCode(esim),
    },
    network_setup: {
      steps: numbered(steps.network),
      apn_type: operator.apnType,
      apn_value: operator.apnValue,
      is_roaming: true,
    },
  };
}

/** The network numbers its steps "1", "2", "3" as keys of an object. */
function numbered(steps: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(steps.map((step, index) => [String(index + 1), step]));
}
