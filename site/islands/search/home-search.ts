/** The home form's address: the Strong's option leads to results with numbers, and both options are always said. */
const form = document.querySelector<HTMLFormElement>('.home-search');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const search = new URLSearchParams({
    q: String(data.get('q') ?? '').trim(),
    version: String(data.get('version') ?? ''),
    parallel: String(data.has('parallel')),
  });
  location.assign(`${data.has('strongs') ? '/strongs-results' : '/results'}?${search}`);
});
