import type { ShownSavedReply } from '#contract/admin/tickets.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { fetchSavedReplies } from './ticket-requests.ts';

type Properties = Readonly<{
  label: string;
  /** What is shown instead of a chosen reply. */
  prompt: string;
  onChoose: (reply: ShownSavedReply) => void;
}>;

/** For a reply to a ticket and in a chat. Nothing is shown while there is no saved reply. */
export function SavedReplyChoice({ label, prompt, onChoose }: Properties) {
  const { data: replies = [] } = useMyQuery(['staff', 'saved-replies'], fetchSavedReplies);
  if (replies.length === 0) return null;
  return (
    <select
      className="field saved-choice"
      aria-label={label}
      value=""
      onChange={({ target }) => {
        const chosen = replies.find(({ id }) => id === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <option value="">{prompt}</option>
      {replies.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
