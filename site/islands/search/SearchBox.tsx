import { Suspense, useEffect, useRef, useState } from 'react';
import { searchBoxProps } from '../../views/search/SearchBar.tsx';
import { useIsHydrated } from '../../client/use-on-device.ts';
import type { ComboboxProps, SuggestionListHandle, SuggestionListProps } from './SuggestionList.tsx';

export interface SearchBoxProps {
  value: string;
  onValue: (value: string) => void;
  /** Renders the suggestions after the first focus. It may be a lazy component. */
  list: React.ComponentType<SuggestionListProps>;
}

/**
 * A search box with suggestions below its form, which load on the first focus. The first render matches the plain box
 * of the page, and the element stays the same.
 */
export function SearchBox({ value, onValue, list: SuggestionList }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<SuggestionListHandle>(null);
  const [ofList, setOfList] = useState<ComboboxProps>();
  const [isUsed, setUsed] = useState(false);
  /** A search was entered and the text has not changed since, so no suggestions are due. */
  const isEntered = useRef(false);
  const isAlive = useIsHydrated();
  useEffect(() => {
    // Adopt the text and the focus from before hydration.
    if (box.current && box.current.value !== value) onValue(box.current.value);
    if (box.current && document.activeElement === box.current) setUsed(true);
    const enter = (): void => {
      isEntered.current = true;
      list.current?.close();
    };
    const form = box.current?.form;
    form?.addEventListener('submit', enter);
    return () => form?.removeEventListener('submit', enter);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if (!isAlive) return <input {...searchBoxProps} ref={box} defaultValue={value} />;
  const open = (): void => {
    setUsed(true);
    list.current?.open();
  };
  return (
    <>
      <input
        {...searchBoxProps}
        {...ofList}
        ref={box}
        value={value}
        onChange={(event) => {
          isEntered.current = false;
          onValue(event.target.value);
          list.current?.onChange(event);
        }}
        onKeyDown={(event) => list.current?.onKeyDown(event)}
        onBlur={(event) => list.current?.onBlur(event)}
        onFocus={open}
        onClick={open}
      />
      {isUsed && (
        <Suspense>
          <SuggestionList
            ref={list}
            box={box}
            value={value}
            isEntered={isEntered}
            onValue={onValue}
            onBox={setOfList}
          />
        </Suspense>
      )}
    </>
  );
}
