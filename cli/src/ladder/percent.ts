const shares = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A share such as 0.625 as English writes it: `62.5%`. */
export const percent = (share: number): string => shares.format(share);
