/** How far back the figures of deliveries, mails and podcasts reach. */
export const FIGURE_DAYS = 30;
/** More failed jobs or mails than a person reads at once are only counted. */
export const LONGEST_LIST = 20;
/** An error of a vendor may be a whole page. */
export const LONGEST_ERROR = 500;
