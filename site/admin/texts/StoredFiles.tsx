import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileOrders, type FilesQuery, type StoredFile } from '#data/administration/contract/texts.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { adminApi } from '../admin-api.ts';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { PageButtons } from '../parts/PageButtons.tsx';
import { Rows } from '../parts/Rows.tsx';
import {
  deleteFileQuestion,
  deletionFailed,
  downloadFileLabel,
  downloadFileLink,
  fileDeleted,
  filesCountMessage,
  findFilesLabel,
  loadingFiles,
  noFilesMatch,
  orderNames,
  sortLabel,
  storedFileFacts,
  fileUseNames,
} from './messages.ts';

/** All uploaded and converted files. Those that readers or a rollback need cannot be deleted. */
export function StoredFiles() {
  const [query, setQuery] = useState<FilesQuery>({ q: '', sort: 'newest', page: 1 });
  const { within, heading } = useStableFocus();
  const files = useQuery({
    queryKey: ['files', query],
    queryFn: () => adminApi.files(query),
    placeholderData: keepPreviousData,
  });
  const remove = useServerAction({
    run: adminApi.deleteFile,
    done: fileDeleted,
    failed: deletionFailed,
    invalidates: [['files']],
  });
  return (
    <>
      <div className="bar-of-tools">
        <label className="field">
          <span className="sr">{findFilesLabel}</span>
          <input
            type="search"
            placeholder={findFilesLabel}
            value={query.q}
            onChange={({ currentTarget }) => setQuery({ ...query, q: currentTarget.value, page: 1 })}
          />
        </label>
        <label className="field">
          <span className="sr">{sortLabel}</span>
          <select
            value={query.sort}
            onChange={({ currentTarget }) =>
              setQuery({ ...query, sort: currentTarget.value as FilesQuery['sort'], page: 1 })
            }
          >
            {fileOrders.map((order) => (
              <option key={order} value={order}>
                {orderNames[order]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Loaded query={files} label={loadingFiles}>
        {(answer) => (
          <div {...within}>
            <p className="hint" tabIndex={-1} ref={heading}>
              {answer.total === 0 ? noFilesMatch : filesCountMessage(answer)}
            </p>
            <Rows>
              {answer.files.map((file) => (
                <FileRow key={file.id} file={file} onDelete={() => remove.mutate(file.id)} />
              ))}
            </Rows>
            <PageButtons
              page={answer.page}
              totalPages={answer.totalPages}
              onPage={(page) => setQuery({ ...query, page })}
            />
          </div>
        )}
      </Loaded>
    </>
  );
}

interface FileRowProps {
  file: StoredFile;
  onDelete: () => void;
}

function FileRow({ file, onDelete }: FileRowProps) {
  const { id, name, use } = file;
  return (
    <li>
      <div>
        <b dir="auto">{name}</b> <span className={use === 'live' ? 'pill marked' : 'pill'}>{fileUseNames[use]}</span>
        <p className="hint">{storedFileFacts(file)}</p>
      </div>
      {use !== 'partial' && (
        <a className="button" href={`/api/admin/files/${id}/original`} download aria-label={downloadFileLabel(name)}>
          {downloadFileLink}
        </a>
      )}
      {(use === 'none' || use === 'partial') && (
        <DeleteButton title={name} question={deleteFileQuestion} onDelete={onDelete} />
      )}
    </li>
  );
}
