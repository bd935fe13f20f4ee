import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { LinkAnswer } from '#data/administration/contract/users.ts';
import { otherAddressMessage } from '../parts/messages.ts';
import { DialogContent } from '../../client/DialogContent.tsx';
import { copiedLabel, correctAddress, copyLinkAction, doneAction, linkDescription, linkLabel } from './messages.ts';

export interface CreatedLink extends LinkAnswer {
  title: string;
}

/** Shows a link once, because the server only stores its hash. */
export function LinkDialog({ link, onClose }: { link: CreatedLink | undefined; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const close = (): void => {
    setCopied(false);
    onClose();
  };
  return (
    <Dialog.Root open={link !== undefined} onOpenChange={(isOpen) => isOpen || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        {link && (
          <DialogContent className="small-sheet" onClose={close}>
            <Dialog.Title>{link.title}</Dialog.Title>
            <Dialog.Description>{linkDescription(link.expiresAt)}</Dialog.Description>
            <div className="form">
              <label className="field">
                <span className="sr">{linkLabel}</span>
                <input readOnly value={link.link} onFocus={(event) => event.currentTarget.select()} />
              </label>
              {new URL(link.link).origin !== location.origin && (
                <p className="notice">
                  {otherAddressMessage(location.origin)} {correctAddress}
                </p>
              )}
              <div className="actions">
                <button
                  type="button"
                  className="button primary"
                  onClick={() =>
                    void navigator.clipboard.writeText(link.link).then(
                      () => setCopied(true),
                      () => setCopied(false),
                    )
                  }
                >
                  {isCopied ? copiedLabel : copyLinkAction}
                </button>
                <Dialog.Close className="button">{doneAction}</Dialog.Close>
              </div>
            </div>
          </DialogContent>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
