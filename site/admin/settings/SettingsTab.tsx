import { useQuery } from '@tanstack/react-query';
import { Accordion, Tabs } from 'radix-ui';
import { useState } from 'react';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { useRowFocus } from '../parts/use-row-focus.ts';
import { confirmDiscard } from '../use-unsaved-changes.ts';
import { AddSetting } from './AddSetting.tsx';
import { takeChosenCategory } from './chosen-category.ts';
import { SettingRow } from './SettingRow.tsx';
import { addSettingAbout, categoriesLabel, loadingCategory, loadingSettings } from './messages.ts';

/** Settings by category. Conflicting changes by two administrators are detected. */
export function SettingsTab() {
  const categories = useQuery({ queryKey: ['settings', 'categories'], queryFn: adminApi.categories });
  const [chosen, setChosen] = useState(takeChosenCategory);
  return (
    <Loaded query={categories} label={loadingSettings}>
      {(names) => {
        const category = names.find((name) => name === chosen) ?? names[0] ?? '';
        return (
          <>
            <Tabs.Root
              activationMode="manual"
              value={category}
              onValueChange={(name) => confirmDiscard() && setChosen(name)}
            >
              <Tabs.List className="tabs ruled" aria-label={categoriesLabel}>
                {names.map((name) => (
                  <Tabs.Trigger key={name} value={name}>
                    {name}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              <Tabs.Content key={category} value={category} tabIndex={-1}>
                <Category name={category} />
              </Tabs.Content>
            </Tabs.Root>
            <p className="hint">{addSettingAbout}</p>
            <AddSetting categories={names} onAdded={setChosen} />
          </>
        );
      }}
    </Loaded>
  );
}

function Category({ name }: { name: string }) {
  const settings = useQuery({ queryKey: ['settings', name], queryFn: () => adminApi.settings(name) });
  const [open, setOpen] = useState<string[]>([]);
  const { list: rows, within } = useRowFocus<HTMLDivElement>();
  return (
    <Loaded query={settings} label={loadingCategory(name)}>
      {(list) => (
        <Accordion.Root
          type="multiple"
          className="settings"
          value={open}
          onValueChange={setOpen}
          ref={rows}
          {...within}
        >
          {list.map((setting) => (
            <SettingRow
              key={setting.key}
              setting={setting}
              onOpen={() => setOpen((keys) => [...new Set([...keys, setting.key])])}
            />
          ))}
        </Accordion.Root>
      )}
    </Loaded>
  );
}
