import type { ListedText } from '#data/administration/contract/texts.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { useServerAction } from '../../client/use-act.ts';
import { adminApi } from '../admin-api.ts';
import { rollBackQuestion } from '../imports/messages.ts';
import { chooseReplacedVersion } from '../imports/replaced-version.ts';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { RowSwitch } from '../parts/RowSwitch.tsx';
import {
  changeFailed,
  deleteTextQuestion,
  deletionFailed,
  hiddenPill,
  inMenusLabel,
  originFacts,
  replaceAction,
  replaceLabel,
  rollBackAction,
  rollBackLabel,
  rolledBack,
  textSavedMessage,
  textDeleted,
  textFacts,
  waitsPill,
} from './messages.ts';
import { TextDialog } from './TextDialog.tsx';

/** A version with its details and actions. */
export function TextRow({ text }: { text: ListedText }) {
  const { code, name, isHidden, waitsForBuild, rollback, earlierText, can } = text;
  // A rollback and a deletion also change the use of files.
  const common = { invalidates: [['texts'], ['files']] };
  const change = useServerAction({ run: adminApi.changeText, done: textSavedMessage, failed: changeFailed, ...common });
  const roll = useServerAction({ run: adminApi.rollBackImport, done: rolledBack, failed: changeFailed, ...common });
  const remove = useServerAction({ run: adminApi.deleteText, done: textDeleted, failed: deletionFailed, ...common });
  return (
    <li>
      <div>
        <b dir="auto">{name}</b>{' '}
        {isHidden ? (
          <span className="pill">{hiddenPill}</span>
        ) : (
          waitsForBuild && <span className="pill marked">{waitsPill}</span>
        )}
        <p className="hint">{textFacts(text)}</p>
        <p className="hint">{originFacts(text)}</p>
      </div>
      {can.includes('hide') && (
        <RowSwitch
          label={inMenusLabel}
          title={name}
          isOn={!isHidden}
          isPending={change.isPending}
          onChange={(isOn) => change.mutate({ code, isHidden: !isOn })}
        />
      )}
      <div className="actions">
        <TextDialog text={text} />
        <a
          className="button"
          href="#bible-upload"
          aria-label={replaceLabel(name)}
          onClick={() => chooseReplacedVersion(code)}
        >
          {replaceAction}
        </a>
        {rollback && (
          <ConfirmDialog
            title={rollBackLabel(name)}
            question={rollBackQuestion(code, name, earlierText)}
            action={rollBackAction}
            onAction={() => roll.mutate(rollback)}
          >
            <BusyButton type="button" className="button" isBusy={roll.isPending} aria-label={rollBackLabel(name)}>
              {rollBackAction}
            </BusyButton>
          </ConfirmDialog>
        )}
        {can.includes('delete') && (
          <DeleteButton title={name} question={deleteTextQuestion} onDelete={() => remove.mutate(code)} />
        )}
      </div>
    </li>
  );
}
