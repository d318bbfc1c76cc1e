import { renderToStaticMarkup } from 'react-dom/server';
import type { Search } from '@/lib/services/library/search';
import { SearchView } from './search-view';

/** Renders a search as HTML. */
export const renderSearch = (search: Search): string => renderToStaticMarkup(<SearchView search={search} />);
