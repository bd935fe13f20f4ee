import type { SignedInUser } from '#data/accounts/contract/account.ts';
import { hasStudyNotes } from '../my-study/study-flag.ts';
import type { SignInQuestionProps } from '../my-study/SignInQuestion.tsx';
import { writeUser } from './stored-user.ts';

interface AskedQuestion {
  SignInQuestion: React.ComponentType<SignInQuestionProps>;
  question: SignInQuestionProps['question'];
}

/** The question about notes of this device that do not belong to the account, if there are any. Loads it only then. */
export async function askAboutNotes(user: SignedInUser): Promise<AskedQuestion | undefined> {
  if (!hasStudyNotes()) return undefined;
  const { findOwnerQuestion, SignInQuestion } = await import('../my-study/SignInQuestion.tsx');
  writeUser(user);
  const question = await findOwnerQuestion();
  return question && { SignInQuestion, question };
}
