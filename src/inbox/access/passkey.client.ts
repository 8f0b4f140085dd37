/**
 * The only script of the inbox: gets a passkey from the device for each form that needs one. In browsers that cannot parse
 * the options from JSON, these forms stay hidden, and users sign in by mail.
 */
async function askDevice(form: HTMLFormElement): Promise<unknown> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const response = await fetch(`${form.action}/question`, { method: 'POST', body: new URLSearchParams(entries) });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const options = await response.json();
  const credential =
    form.dataset.passkey === 'create'
      ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return (credential as PublicKeyCredential).toJSON();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
  const [answer, problem] = [form.querySelector<HTMLInputElement>('[name=answer]'), form.querySelector('[role=alert]')];
  const isAble = 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  form.hidden = !isAble;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const found = await askDevice(form);
      if (answer) answer.value = JSON.stringify(found);
      form.submit();
    } catch {
      // Cancelled, unavailable or timed out: browsers do not reveal which.
      problem?.removeAttribute('hidden');
    }
  });
}
