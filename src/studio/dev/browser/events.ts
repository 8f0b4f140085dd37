import { OWN, type PageState } from '../page-state.ts';

/** Milliseconds until a closed connection is opened again: browsers give up on some errors. */
const RETRY = 1000;

/** Follows the states of a page until the returned function is called. `onGone` is called while the server does not answer. */
export function followStates(page: string, onState: (state: PageState) => void, onGone: () => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    source = new EventSource(`${OWN.events}?page=${encodeURIComponent(page)}`);
    source.onmessage = ({ data }: MessageEvent<string>) => onState(JSON.parse(data));
    source.onerror = () => {
      onGone();
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, RETRY);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
