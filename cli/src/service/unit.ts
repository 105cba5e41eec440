/** What the service runs: a Node, and the program of this command. */
export interface ServicePrograms {
  readonly node: string;
  readonly program: string;
}

export const UNIT_FILE = '/etc/systemd/system/moonstaff.service';
export const SETTINGS_FILE = '/etc/moonstaff.env';

/** systemd reads `%` and `$` in paths as its own, and cuts at spaces. */
const quoted = (path: string): string =>
  `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('%', '%%').replaceAll('$', '$$$$')}"`;

/**
 * A systemd service for the server: its own user, which exists only while it runs, one folder it can write to, and nothing
 * else of the machine. Node compiles while it runs, so MemoryDenyWriteExecute isn't possible.
 */
export const unitOf = ({ node, program }: ServicePrograms): string => `[Unit]
Description=Moonstaff, a table for board games
After=network-online.target postgresql.service
Wants=network-online.target

[Service]
ExecStart=${quoted(node)} --disable-warning=ExperimentalWarning ${quoted(program)} serve
Environment=NODE_ENV=production DATA_DIR=%S/moonstaff
EnvironmentFile=-${SETTINGS_FILE}
Restart=on-failure
RestartSec=2
TimeoutStopSec=20

DynamicUser=yes
StateDirectory=moonstaff
StateDirectoryMode=0700
WorkingDirectory=%S/moonstaff
UMask=0077

CapabilityBoundingSet=
AmbientCapabilities=
NoNewPrivileges=yes
LockPersonality=yes
PrivateDevices=yes
PrivateTmp=yes
PrivateUsers=yes
ProcSubset=pid
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallFilter=sched_setaffinity sched_setscheduler setpriority

[Install]
WantedBy=multi-user.target
`;

/** Folders of people, which the service can't read. */
const HOMES = /^\/(home|root|run\/user)\//;

/** The first of the programs that the service couldn't read. */
export const unreadable = ({ node, program }: ServicePrograms): string | undefined =>
  [node, program].find((path) => HOMES.test(path));
