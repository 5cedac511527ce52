import { useState } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{
  /** The address of the screen; the search becomes its query, so that back leads to it. */
  path: string;
  search: string;
  label: string;
  placeholder: string;
  button: string;
}>;

const LONGEST = 200;

export function SearchForm({ path, search, label, placeholder, button }: Properties) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  return (
    <form
      role="search"
      className="admin-search"
      onSubmit={(event) => {
        event.preventDefault();
        const query = typed.trim();
        void navigate(query === '' ? path : `${path}?search=${encodeURIComponent(query)}`);
      }}
    >
      <input
        type="search"
        name="search"
        className="field"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className={buttonClass('quiet')}>
        <Search aria-hidden="true" className="size-5" />
        {button}
      </button>
    </form>
  );
}
