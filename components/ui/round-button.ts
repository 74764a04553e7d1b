import styles from "./round-button.module.css";

/** The 54 px disc of carousel, pause, menu and close buttons. */
export const roundButtonClass = styles.round;
