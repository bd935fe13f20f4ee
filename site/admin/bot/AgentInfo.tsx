import { chooseSettingsCategory } from '../settings/chosen-category.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../parts/Loaded.tsx';
import { botApi } from './bot-api.ts';
import { askAction, loadingProvider } from './messages.ts';

/** What the health monitor does and does not do. */
export function AgentInfo() {
  const provider = useQuery({ queryKey: ['bot', 'provider'], queryFn: botApi.provider });
  return (
    <div className="notice">
      <p>
        ADMIN BOT runs the checks of the active directives every five minutes and records the problems that it finds. It
        changes nothing by itself: an automatic repair runs only when you start it.
      </p>
      <p>
        It never contacts an AI service by itself. You can ask an AI provider what to do about one repair or one error
        report at a time. You first see the text that would be sent; it contains nothing about readers. The answer is a
        draft and changes nothing.
      </p>
      <Loaded query={provider} label={loadingProvider}>
        {({ host, model, missing }) =>
          missing ? (
            <p>
              {missing} Nothing is sent until you set up a provider in{' '}
              <a href="/admin#system-settings" onClick={() => chooseSettingsCategory('AI')}>
                System Settings
              </a>
              , category AI.
            </p>
          ) : (
            <p>
              Requests go to <b>{host}</b>, model <b>{model}</b>. When you fix a repair or resolve a report, select “
              {askAction}”.
            </p>
          )
        }
      </Loaded>
    </div>
  );
}
