import { useCombobox } from 'downshift';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { forgetSearches } from './recent-searches.ts';
import { SuggestionLine } from './SuggestionLine.tsx';
import css from './fetch-suggestions.css?inline';
import { goToPath, type Suggestion } from './fetch-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';
import { suggestionsLabel } from './messages.ts';

/** Events that the box forwards to the list. */
export interface SuggestionListHandle {
  open: () => void;
  close: () => void;
  onBlur: React.FocusEventHandler<HTMLInputElement>;
  onChange: React.ChangeEventHandler<HTMLInputElement>;
  onKeyDown: React.KeyboardEventHandler<HTMLInputElement>;
}

/** ARIA attributes that the list sets on the box. */
export type ComboboxProps = Pick<
  React.ComponentProps<'input'>,
  'id' | 'role' | 'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls' | 'aria-expanded'
>;

export interface SuggestionListProps {
  ref: React.Ref<SuggestionListHandle>;
  /** The search box. It exists before the list and keeps the focus. */
  box: React.RefObject<HTMLInputElement | null>;
  value: string;
  /** The text has been searched for, so the list stays closed when it loads. */
  isEntered: React.RefObject<boolean>;
  onValue: (value: string) => void;
  onBox: (props: ComboboxProps) => void;
}

/** Suggestions below a search box: recent searches of this device, then suggestions of the library. */
export function SuggestionList({ ref, box, value, isEntered, onValue, onBox }: SuggestionListProps) {
  const { suggestions, refresh } = useSuggestions(value);
  const isTabbing = useRef(false);
  const combobox = useCombobox<Suggestion>({
    items: suggestions,
    inputValue: value,
    itemToString: (item) => (item && item.action.kind !== 'clear' ? item.action.query : value),
    stateReducer: (state, { type, changes }) => {
      // Leaving the box selects nothing. Tab copies the highlighted suggestion into the box.
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        const highlighted = suggestions[state.highlightedIndex];
        if (isTabbing.current && highlighted && highlighted.action.kind !== 'clear') onValue(highlighted.action.query);
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      }
      return changes;
    },
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur && selectedItem) choose(selectedItem);
    },
    selectedItem: null,
  });
  const isOpen = combobox.isOpen && suggestions.length > 0;

  const choose = ({ action }: Suggestion): void => {
    if (action.kind === 'clear') {
      forgetSearches();
      refresh();
    } else if (action.kind === 'href') {
      location.assign(action.href);
    } else if (action.kind === 'go') {
      const version = new FormData(box.current?.form ?? undefined).get('version');
      location.assign(goToPath(action.to, typeof version === 'string' ? version : ''));
    } else {
      onValue(action.query);
      // Wait until the new value is in the box.
      setTimeout(() => box.current?.form?.requestSubmit());
    }
  };

  const input = combobox.getInputProps({
    onKeyDown: (event) => {
      isTabbing.current = event.key === 'Tab';
      if (event.key === 'Escape' && isOpen) event.stopPropagation();
      // If no suggestion is highlighted, Enter submits the form. The library would prevent that while the list is open.
      if (event.key === 'Enter' && combobox.highlightedIndex < 0) {
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        combobox.closeMenu();
      }
    },
  });
  useImperativeHandle(ref, () => ({
    open: combobox.openMenu,
    close: combobox.closeMenu,
    onBlur: (event) => input.onBlur?.(event),
    onChange: (event) => input.onChange?.(event),
    onKeyDown: (event) => input.onKeyDown?.(event),
  }));
  useLayoutEffect(() => {
    // The box exists before the list, and stays the same element.
    if (typeof input.ref === 'function') input.ref(box.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const active = input['aria-activedescendant'];
  const isExpanded = input['aria-expanded'];
  useLayoutEffect(() => {
    onBox({
      id: input.id,
      role: input.role,
      'aria-activedescendant': active,
      'aria-autocomplete': input['aria-autocomplete'],
      'aria-controls': input['aria-controls'],
      'aria-expanded': isExpanded,
    });
    // The other properties never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [active, isExpanded]);

  const { openMenu } = combobox;
  useEffect(() => {
    // The box was focused before the list had loaded.
    if (document.activeElement === box.current && !isEntered.current) openMenu();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <>
      <LazyStyle css={css} />
      <ul
        {...combobox.getMenuProps({ 'aria-label': suggestionsLabel, 'aria-labelledby': undefined })}
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
