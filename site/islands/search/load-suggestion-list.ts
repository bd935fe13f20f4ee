/** The list below a search box and its library, half of what the box needs: fetched when a box is first touched. */
export const loadSuggestionList = () => import('./SuggestionList.tsx');
