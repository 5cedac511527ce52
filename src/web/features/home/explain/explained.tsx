import { Assurances } from './assurances.tsx';
import type { ExplainView } from './explain-view.ts';
import { FirstQuestions } from './first-questions.tsx';
import { MapTeaser } from './map-teaser.tsx';
import { ThreeSteps } from './three-steps.tsx';
import { TripExample } from './trip-example.tsx';

/** What a new visitor wants to know before choosing a plan. */
export function Explained({ trip, map, guarantee, questions }: ExplainView) {
  return (
    <>
      <ThreeSteps />
      {trip === null ? null : <TripExample {...trip} />}
      {map === null ? null : <MapTeaser {...map} />}
      <Assurances guarantee={guarantee} />
      <FirstQuestions questions={questions} />
    </>
  );
}
