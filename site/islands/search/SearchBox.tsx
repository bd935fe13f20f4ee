import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import type { SuggestAnswer } from '#data/contract/search.ts';
import { searchBoxProps } from '../../views/search/SearchBar.tsx';
import { api } from '../shared/api.ts';
import { logFault } from '../shared/log-fault.ts';
import { useIsAlive } from '../shared/use-on-device.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { SuggestionLine } from './SuggestionLine.tsx';
import css from './suggestions.css?inline';
import { suggestionsFor, type Suggestion } from './suggestions.ts';
import { LateStyle } from '../shared/LateStyle.tsx';

/** Time without a keystroke after which suggestions are asked for, in ms. */
const typingPause = 120;

export interface SearchBoxProps {
  value: string;
  onValue: (value: string) => void;
}

/**
 * A search box with suggestions below its form: recent searches of this device, then what the library offers. The first
 * drawing is the plain box that the page came with.
 */
export function SearchBox({ value, onValue }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const isAlive = useIsAlive();
  useEffect(() => {
    // What was typed before this came is taken up.
    if (box.current && box.current.value !== value) onValue(box.current.value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const { suggestions, refresh } = useSuggestions(value, isAlive);
  const combobox = useCombobox<Suggestion>({
    items: suggestions,
    inputValue: value,
    itemToString: (item) => (item && item.action.kind !== 'clear' ? item.action.query : value),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onValue(inputValue);
    },
    stateReducer: (state, { type, changes }) => {
      // Leaving the box chooses nothing; Tab takes the marked line into the box.
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        const marked = suggestions[state.highlightedIndex];
        if (isTabbing.current && marked && marked.action.kind !== 'clear') onValue(marked.action.query);
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      }
      return changes;
    },
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur && selectedItem) choose(selectedItem);
    },
    selectedItem: null,
  });
  const isTabbing = useRef(false);

  const choose = ({ action }: Suggestion): void => {
    if (action.kind === 'clear') {
      forgetSearches();
      refresh();
    } else if (action.kind === 'href') {
      location.assign(action.href);
    } else {
      onValue(action.query);
      // After the new value stands in the box.
      setTimeout(() => box.current?.form?.requestSubmit());
    }
  };

  const { openMenu } = combobox;
  useEffect(() => {
    // The focus came before the list could.
    if (isAlive && document.activeElement === box.current) openMenu();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAlive]);

  if (!isAlive) return <input {...searchBoxProps} ref={box} defaultValue={value} />;
  const isOpen = combobox.isOpen && suggestions.length > 0;
  return (
    <>
      <input
        {...combobox.getInputProps({
          ...searchBoxProps,
          ref: box,
          onKeyDown: (event) => {
            isTabbing.current = event.key === 'Tab';
            if (event.key === 'Escape' && isOpen) event.stopPropagation();
            // With no line marked Enter sends the form, which the library would keep it from while the list is open.
            if (event.key === 'Enter' && combobox.highlightedIndex < 0) {
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              combobox.closeMenu();
            }
          },
          onFocus: () => combobox.openMenu(),
          // Its own name is better than that of a label that the page does not have.
          'aria-labelledby': undefined,
        })}
      />
      <LateStyle css={css} />
      <ul
        {...combobox.getMenuProps({ 'aria-label': 'Suggestions', 'aria-labelledby': undefined })}
        className="suggest"
        hidden={!isOpen}
      >
        {isOpen &&
          suggestions.map((item, index) => (
            <li key={index} {...combobox.getItemProps({ item, index })}>
              <SuggestionLine suggestion={item} />
            </li>
          ))}
      </ul>
    </>
  );
}

function useSuggestions(value: string, isAlive: boolean): { suggestions: Suggestion[]; refresh: () => void } {
  const typed = useDebounced(value.trim(), value.trim() ? typingPause : 0);
  const [, redraw] = useState(0);
  const { data = [] } = useQuery<SuggestAnswer>({
    queryKey: ['suggest', typed],
    enabled: isAlive && typed !== '',
    queryFn: async ({ signal }) => {
      try {
        return await api.suggest(typed, signal);
      } catch (error) {
        if (!signal.aborted) logFault('suggest', error);
        return [];
      }
    },
  });
  const suggestions = isAlive ? suggestionsFor(value, recentSearches(), typed === value.trim() ? data : []) : [];
  return { suggestions, refresh: () => redraw((times) => times + 1) };
}

function useDebounced(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
