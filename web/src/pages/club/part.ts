import type { Club } from '@moonstaff/client';

/** What the parts of a club's page share. */
export interface ClubPart {
  readonly club: Club;
  readonly me: string;
  readonly onChange: (club: Club) => void;
  readonly onFail: (error: unknown) => void;
}
