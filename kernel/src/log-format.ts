/** Apart from the schema of logs: anyone who plays a game needs these, but only a reader of logs needs a validator. */
export const LOG_FORMAT = 'moonstaff-log';

/** The format that logs are written in. */
export const LOG_VERSION = 2;
