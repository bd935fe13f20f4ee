/** What the watcher is, and what it is not. */
export function AgentInfo() {
  return (
    <div className="notice">
      <p>
        The watcher looks around every five minutes by the checks that active directives name, and writes down what it
        found. It changes nothing by itself: what can be set right at a press waits for the press.
      </p>
      <p>
        It asks no artificial intelligence, and nothing is sent to anybody. A provider’s key can be kept in{' '}
        <a href="/admin#system-settings">System Settings</a>, category AI; nothing reads it yet.
      </p>
    </div>
  );
}
