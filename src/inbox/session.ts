/** Who may into the inbox. */
import type { Client } from '../relay/handler.ts';

/** Someone who is signed in. */
export interface Session {
  /** Mail address of the person. */
  readonly user: string;
  /** Goes into every form as `token`. */
  readonly token: string;
}

export interface Access {
  /** Answers addresses below `zugang/`: signing in and out, passkeys. */
  answer(request: Request, client: Client): Promise<Response>;
  /** Who asks. Undefined: not signed in, or the session has ended. */
  sessionOf(request: Request): Session | undefined;
  /** Whether a POST carries this session's token and comes from our own page. */
  isGenuine(request: Request, session: Session, token: unknown): boolean;
}
