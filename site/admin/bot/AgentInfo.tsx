import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../parts/Loaded.tsx';
import { botApi } from './bot-api.ts';

/** What the health monitor does and does not do. */
export function AgentInfo() {
  const provider = useQuery({ queryKey: ['bot', 'provider'], queryFn: botApi.provider });
  return (
    <div className="notice">
      <p>
        The watcher looks around every five minutes by the checks that active directives name, and writes down what it
        found. It changes nothing by itself: what can be set right at a press waits for the press.
      </p>
      <p>
        It asks no artificial intelligence by itself. An administrator may, about one repair or one error report at a
        time: what would be sent is shown first, tells nothing of a reader, and the answer is a draft that does nothing.
      </p>
      <Loaded query={provider} label="Loading the AI provider">
        {({ host, model, missing }) =>
          missing ? (
            <p>
              {missing} Until then nothing is sent to anybody. Set it in{' '}
              <a href="/admin#system-settings">System Settings</a>, category AI.
            </p>
          ) : (
            <p>
              Asked is <b>{host}</b>, model <b>{model}</b>: “Ask for a remedy” stands where a repair is fixed and where
              a report is resolved.
            </p>
          )
        }
      </Loaded>
    </div>
  );
}
