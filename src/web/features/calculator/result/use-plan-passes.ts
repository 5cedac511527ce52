import type { CalculatorPlan } from '#contract/catalogue/calculator.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { planPassOf, type PlanPass } from './plan-pass.ts';

/** Turns a package into the plan shown in the result, in the screen's language. */
export function usePlanPasses(): (from: CalculatorPlan) => PlanPass {
  const language = useLanguage();
  const t = useMessages('plans');
  return (from) => planPassOf(from, { language, t });
}
